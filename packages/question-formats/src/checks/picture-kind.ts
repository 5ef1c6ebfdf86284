const startsWith = (bytes: Uint8Array, from: number, signs: string): boolean =>
  [...signs].every((sign, index) => bytes[from + index] === sign.charCodeAt(0))

export const pictureTypes = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' } as const

export type PictureKind = keyof typeof pictureTypes

/** What a picture is by its first bytes, whatever its name says; null for what no browser shows, such as the WMF of old Word files. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpg'
  if (startsWith(bytes, 0, 'GIF8')) return 'gif'
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp'
  return null
}
