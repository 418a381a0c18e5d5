/** The name of a service in parts, whose points and strokes end a line and never begin one. */
export const unbrokenName = (name: string) => name.replaceAll(/ (?=[·/–|] )/g, '\u00A0');
