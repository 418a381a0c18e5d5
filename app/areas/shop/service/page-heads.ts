interface Head {
  title: string;
  description: string;
}

interface NamedService {
  name: string;
  meta_title: string | null;
  meta_description: string | null;
  short_description: string | null;
}

/** What search engines show of a service: without words of its own, what no other service has. */
export function serviceHead(service: NamedService): Head {
  const { name, meta_title, meta_description, short_description } = service;
  return {
    title: meta_title ?? name,
    description: meta_description ?? described(name, short_description),
  };
}

/** Types of the same kind on several networks are described alike; their names differ. */
export function typeHead(type: { name: string; title: string; description: string | null }): Head {
  return { title: type.title, description: described(type.name, type.description) };
}

function described(name: string, text: string | null): string {
  return text === null || text === '' ? name : `${name} – ${text}`;
}
