const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }

/** For texts between tags and in attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

/** For attributes that may have several lines. */
export const escapeLines = (text: string): string => text.replace(/[&<>"\n]/g, (sign) => escapes[sign]!)
