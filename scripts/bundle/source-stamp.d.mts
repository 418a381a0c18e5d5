interface Taken {
  quick: string;
  contents: string;
}

export class SourceStamp {
  constructor(root?: string);
  isFresh(): boolean;
  take(): Taken;
  write(taken: Taken): void;
}
