const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Plain words as rich text says them. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
