/** The smallest PDF, with whatever else is put into it. */
export function pdf(objects = '', end = '%%EOF\n'): Buffer {
  const page = '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n';
  return Buffer.from(`%PDF-1.7\n${page}${objects}\nstartxref\n9\n${end}`, 'latin1');
}
