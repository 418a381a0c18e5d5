// A server that is started with `--import` of this lives so many days later than its machine.
const LATER_MS = Number(process.env.DAYS_LATER ?? 0) * 86_400_000;
const { now } = Date;
Date.now = () => now() + LATER_MS;
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
});
