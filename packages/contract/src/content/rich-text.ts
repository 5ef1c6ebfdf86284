import { z } from 'zod'

/** What rich text may hold. Whatever else staff paste is dropped when it is written, and again when it is read. */
export const richTags = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'a',
  'br',
  'hr',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'img',
] as const

export type RichTag = (typeof richTags)[number]

/** A piece of rich text: words, or an element with its few allowed attributes. Pages build elements of it; no HTML crosses the wire. */
export type RichNode =
  | string
  | {
      tag: RichTag
      href?: string | undefined
      src?: string | undefined
      alt?: string | undefined
      lang?: string | undefined
      children?: RichNode[] | undefined
    }

const richNode: z.ZodType<RichNode> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({
      tag: z.enum(richTags),
      href: z.string().optional(),
      src: z.string().optional(),
      alt: z.string().optional(),
      lang: z.string().optional(),
      children: z.array(richNode).optional(),
    }),
  ]),
)

export const richText = z.array(richNode)

export type RichText = z.infer<typeof richText>
