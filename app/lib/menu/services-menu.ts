/** The networks with what is sold for each of them, as menus show them. */
export interface ServicesMenu {
  networks: MenuNetwork[];
  /** Gives the marks of the networks their colours. */
  css: string;
}

export interface MenuNetwork {
  id: number;
  name: string;
  /** The name of its mark. */
  icon: string;
  /** Whether the page of a type of it lets people search in its services. */
  hasSearch: boolean;
  types: MenuType[];
}

export interface MenuType {
  id: number;
  slug: string;
  name: string;
  /** The lowest price among its services, in dollars. */
  from: string | null;
  count: number;
}

/** What remains where a name has to contain some letters, whatever their case. */
export function filterMenu(networks: readonly MenuNetwork[], letters: string): MenuNetwork[] {
  const wanted = letters.trim().toLowerCase();
  return networks.flatMap((network) => {
    const types = network.types.filter(({ name }) =>
      `${network.name} ${name}`.toLowerCase().includes(wanted),
    );
    return types.length ? [{ ...network, types }] : [];
  });
}
