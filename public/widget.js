/* The order form of a partner: the page of the panel in a frame, as high as it is. */
(() => {
  const script = document.currentScript;
  const { token, title, ...chosen } = script?.dataset ?? {};
  if (!token) return;
  const { origin } = new URL(script.src);
  const query = new URLSearchParams({ locale: document.documentElement.lang, ...chosen });
  const frame = document.createElement('iframe');
  frame.src = `${origin}/app/widget/${encodeURIComponent(token)}?${query}`;
  frame.title = title || 'Order form';
  frame.loading = 'lazy';
  frame.allow = 'payment';
  frame.referrerPolicy = 'strict-origin';
  // Gateways stand in no frame: they open a tab that is not held to this list.
  frame.setAttribute(
    'sandbox',
    'allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts',
  );
  frame.style.cssText = 'display:block;width:100%;height:640px;border:0;color-scheme:normal';
  addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender !== origin || source !== frame.contentWindow) return;
    const height = data?.type === 'marquee:height' ? Number(data.height) : 0;
    if (height > 0 && height < 20_000) frame.style.height = `${Math.ceil(height)}px`;
  });
  script.after(frame);
})();
