const megabyte = 1024 * 1024

/** How much an archive may be, counted in what is really unpacked: its directory may say anything. */
export type ZipLimits = {
  file: number
  part: number
  /** All parts together. */
  whole: number
  entries: number
  /** How often a part may be larger than it is packed, beyond its first megabyte: a text packs to a tenth, and only zeros to a thousandth. */
  ratio: number
}

export const zipLimits: ZipLimits = {
  file: 20 * megabyte,
  part: 50 * megabyte,
  whole: 100 * megabyte,
  entries: 2_000,
  ratio: 200,
}

export const ratioFrom = megabyte
