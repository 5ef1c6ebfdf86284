import { z } from 'zod'

/** What an address may say of where somebody comes from. Anything else of it is not kept. */
const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'ref',
  'fbclid',
  'gclid',
] as const

/** As much of a value as says which campaign it was; a longer one is cut and never refused, because nobody typed it. */
const kept = 100

const clean = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u001F\u007F]/g, ' ')
    .normalize('NFC')
    .trim()
    .slice(0, kept)
    // Where the cut went through a picture sign, PostgreSQL would refuse the half of it.
    .toWellFormed()

const value = z.string().max(2000).transform(clean).optional()

export const campaignQuery = z.object(
  Object.fromEntries(campaignNames.map((name) => [name, value])) as Record<
    (typeof campaignNames)[number],
    typeof value
  >,
)
