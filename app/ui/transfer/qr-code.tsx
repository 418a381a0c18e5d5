import { qrCode } from './qr-code.css.ts';

export interface QrDrawing {
  /** How many squares it is wide, its quiet edge included. */
  size: number;
  path: string;
}

interface QrCodeProps {
  drawing: QrDrawing;
  /** What a camera finds in it. */
  label: string;
  /** In pixels. */
  width?: 160 | 200 | 240;
}

/** Always dark on light, whatever the theme: half of the scanners read nothing else. */
export function QrCode({ drawing: { size, path }, label, width = 200 }: QrCodeProps) {
  return (
    <svg
      className={qrCode}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={width}
      height={width}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
