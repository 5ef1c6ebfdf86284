import type { RichNode, RichTag, RichText as RichTextValue } from '@prostuti/contract'
import type { ReactNode } from 'react'
import styles from '../page/page.module.css'
import { SmartLink } from '../page/smart-link.tsx'
import { headingsOf } from './headings-of.ts'

/**
 * An address in rich text is one of ours, a web, phone or mail address; anything else stays words. Browsers drop tabs and
 * line breaks inside an address, so with one in it an address is not what it looks like.
 */
const isSafeAddress = (address: string) =>
  /^(\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/i.test(address) && !/\p{Cc}/u.test(address)

type RichTextProps = {
  value: RichTextValue
  /** Gives the parts (h2) the names that `headingsOf` lists, so that a table of contents can lead there. */
  anchors?: boolean
}

/** Rich text as elements: whatever is not in the list below has no way onto the page. */
export function RichText({ value, anchors = false }: RichTextProps) {
  const ids = new Map(anchors ? headingsOf(value).map(({ position, id }) => [position, id]) : [])
  return (
    <div className={styles.prose} data-part="prose">
      {value.map((node, position) => draw(node, position, ids.get(position)))}
    </div>
  )
}

function draw(node: RichNode, position: number, id?: string): ReactNode {
  if (typeof node === 'string') return node.replaceAll('৳ ', '৳\u00a0')
  const { tag: Tag, href, src, alt, lang } = node
  const children = node.children?.map((child, at) => draw(child, at))
  switch (Tag) {
    case 'a':
      if (href?.startsWith('#') && isSafeAddress(href)) {
        return (
          <a key={position} href={href} lang={lang}>
            {children}
          </a>
        )
      }
      return href && isSafeAddress(href) ? (
        <SmartLink key={position} to={href} lang={lang}>
          {children}
        </SmartLink>
      ) : (
        children
      )
    case 'img':
      return src && isSafeAddress(src) ? <img key={position} src={src} alt={alt ?? ''} loading="lazy" /> : null
    case 'br':
    case 'hr':
      return <Tag key={position} />
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <div key={position} className={styles.proseTable} tabIndex={0}>
          <table lang={lang}>{children}</table>
        </div>
      )
    case 'th':
      return (
        <th key={position} scope="col" lang={lang}>
          {children}
        </th>
      )
    default:
      return isDrawn(Tag) ? (
        <Tag key={position} id={id} lang={lang}>
          {children}
        </Tag>
      ) : null
  }
}

const plainTags = 'p h2 h3 h4 ul ol li strong em u s sub sup blockquote thead tbody tr td'.split(' ')
type DrawnApart = 'a' | 'img' | 'br' | 'hr' | 'table' | 'th'

/** Asked at run time too: what the server sends is only as good as the server. */
const isDrawn = (tag: Exclude<RichTag, DrawnApart>): boolean => plainTags.includes(tag)
