import { encode } from 'uqr';
import type { QrDrawing } from './qr-code.tsx';

/** As wide as the standard asks for: scanners find the code by the light around it. */
const QUIET_EDGE = 4;

/** The squares of a QR code as one path, made on the server so that no browser loads the encoder. */
export function qrDrawing(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_EDGE });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  });
  return { size, path };
}
