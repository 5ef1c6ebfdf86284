import type { RichNode, RichText as RichTextValue } from '@prostuti/contract'
import type { ReactNode } from 'react'
import { SmartLink } from '../shell/smart-link.tsx'
import './page.css'

/** An address in rich text is one of ours, a web, phone or mail address; anything else stays words. */
const isSafeAddress = (address: string) => /^(\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/i.test(address)

/** Rich text as elements: whatever is not in the list below has no way onto the page. */
export function RichText({ value }: { value: RichTextValue }) {
  return <div className="prose">{value.map(draw)}</div>
}

function draw(node: RichNode, place: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag: Tag, href, src, alt, lang } = node
  const children = node.children?.map(draw)
  switch (Tag) {
    case 'a':
      return href && isSafeAddress(href) ? (
        <SmartLink key={place} to={href} lang={lang}>
          {children}
        </SmartLink>
      ) : (
        children
      )
    case 'img':
      return src && isSafeAddress(src) ? <img key={place} src={src} alt={alt ?? ''} loading="lazy" /> : null
    case 'br':
    case 'hr':
      return <Tag key={place} />
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <div key={place} className="prose-table" tabIndex={0}>
          <table lang={lang}>{children}</table>
        </div>
      )
    case 'th':
      return (
        <th key={place} scope="col" lang={lang}>
          {children}
        </th>
      )
    default:
      return isDrawn(Tag) ? (
        <Tag key={place} lang={lang}>
          {children}
        </Tag>
      ) : null
  }
}

const plainTags = [
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
  'blockquote',
  'thead',
  'tbody',
  'tr',
  'td',
] as const

/** Asked at run time too: what the server sends is only as good as the server. */
const isDrawn = (tag: string): tag is (typeof plainTags)[number] => plainTags.includes(tag as never)
