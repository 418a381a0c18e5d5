/** Stands for a photograph. */
export const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" width="960" height="540">' +
    '<rect width="320" height="180" fill="#7dd3fc"/><circle cx="250" cy="48" r="22" fill="#fde68a"/>' +
    '<path d="M0 180 90 80l60 60 50-40 120 80z" fill="#0f766e"/></svg>',
)}`;

export function Picture({ width = 320 }: { width?: number }) {
  return <img src={PICTURE} alt="" width={width} height={(width * 9) / 16} />;
}
