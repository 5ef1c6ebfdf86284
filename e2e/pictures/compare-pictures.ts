import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

export type Difference = { name: string; share: number; why: string }

type Raw = { data: Buffer; width: number; height: number }

/** Compares two folders picture by picture; of each that differs, `into` gets both side by side with what differs in red. */
export async function comparePictures(before: string, after: string, into: string): Promise<Difference[]> {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const [old, fresh] = [before, after].map((folder) => new Set(globSync('*.png', { cwd: folder })))
  const names = [...new Set([...(old ?? []), ...(fresh ?? [])])].sort()
  const differences: Difference[] = []
  for (const name of names) {
    if (!old?.has(name) || !fresh?.has(name)) {
      differences.push({ name, share: 1, why: old?.has(name) ? 'is not there any more' : 'was not there before' })
      continue
    }
    const files = [join(before, name), join(after, name)] as const
    // Most are the same to the byte, and need not be decoded.
    if (readFileSync(files[0]).equals(readFileSync(files[1]))) continue
    const pair = [await read(files[0]), await read(files[1])] as const
    const found = await differ(pair, join(into, name))
    if (found) differences.push({ name, ...found })
  }
  return differences.sort((one, other) => other.share - one.share)
}

async function read(file: string): Promise<Raw> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function differ([one, other]: readonly [Raw, Raw], file: string): Promise<Omit<Difference, 'name'> | undefined> {
  if (one.width === other.width && one.data.equals(other.data)) return undefined
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)]
  const marked = Buffer.alloc(width * height * 3, 255)
  let count = 0
  let [top, bottom] = [height, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3
      if (sameAt(one, other, x, y)) {
        for (let channel = 0; channel < 3; channel++)
          marked[to + channel] = 170 + (one.data[(y * one.width + x) * 3 + channel] ?? 255) / 3
        continue
      }
      count++
      top = Math.min(top, y)
      bottom = y
      marked.set([220, 0, 0], to)
    }
  }
  const parts = await Promise.all([one, other, { data: marked, width, height }].map(toPng))
  await sharp({ create: { width: width * 3 + 32, height, channels: 3, background: '#888' } })
    .composite(parts.map((input, place) => ({ input, top: 0, left: place * (width + 16) })))
    .png()
    .toFile(file)
  const sizes = one.height === other.height ? '' : `, height ${one.height} → ${other.height}`
  return { share: count / (width * height), why: `lines ${top} to ${bottom}${sizes}` }
}

function sameAt(one: Raw, other: Raw, x: number, y: number): boolean {
  if (x >= one.width || x >= other.width || y >= one.height || y >= other.height) return false
  const [from, to] = [(y * one.width + x) * 3, (y * other.width + x) * 3]
  for (let channel = 0; channel < 3; channel++) if (one.data[from + channel] !== other.data[to + channel]) return false
  return true
}

const toPng = ({ data, width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
