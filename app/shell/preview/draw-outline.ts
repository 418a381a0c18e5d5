const ROOM_FOR_NAME = 24;

/** Keeps a frame around an element, wherever the page is scrolled and however it changes. */
export function drawOutline(outline: HTMLElement, around: Element): () => void {
  const stop = new AbortController();
  let waiting = 0;

  function draw(): void {
    waiting = 0;
    const { left, top, width, height } = around.getBoundingClientRect();
    outline.hidden = !around.isConnected || (width === 0 && height === 0);
    // Set by a script, which the policy of pages allows, and not written into the page.
    const { style } = outline;
    style.setProperty('transform', `translate(${left - 4}px, ${top - 4}px)`);
    style.setProperty('inline-size', `${width + 8}px`);
    style.setProperty('block-size', `${height + 8}px`);
    outline.toggleAttribute('data-below', top < ROOM_FOR_NAME);
  }

  function drawSoon(): void {
    waiting ||= requestAnimationFrame(draw);
  }

  draw();
  const options = { capture: true, passive: true, signal: stop.signal };
  window.addEventListener('scroll', drawSoon, options);
  window.addEventListener('resize', drawSoon, options);
  const sizes = new ResizeObserver(drawSoon);
  sizes.observe(around);
  sizes.observe(document.body);
  return () => {
    stop.abort();
    sizes.disconnect();
    cancelAnimationFrame(waiting);
  };
}
