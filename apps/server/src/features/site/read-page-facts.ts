import { type Tx, tables } from '@prostuti/db'
import { type LookColours, usualColours } from '@prostuti/ui/look'

/** What a page needs to know of the centre beside what it shows. */
export type PageFacts = {
  /** Whether it may load the chat plugin's third-party script. */
  hasChat: boolean
  /** Undefined where the centre has chosen none: then the style sheets' own stand. */
  colours: LookColours | undefined
}

export async function readPageFacts(tx: Tx): Promise<PageFacts> {
  const { chatPlugin, brandColour, accentColour } = tables.site
  const [site] = await tx.select({ chatPlugin, brandColour, accentColour }).from(tables.site).limit(1)
  return { hasChat: site?.chatPlugin != null, colours: site && chosenColours(site) }
}

type Chosen = { brandColour: string | null; accentColour: string | null }

export function chosenColours({ brandColour, accentColour }: Chosen): LookColours | undefined {
  if (brandColour === null && accentColour === null) return undefined
  return { brand: brandColour ?? usualColours.brand, accent: accentColour ?? usualColours.accent }
}
