/** The name of a service in parts, whose points end a line and never begin one. */
export const unbrokenName = (name: string) => name.replaceAll(' · ', '\u00A0· ');
