import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import styles from './page.module.css'
import { toTop } from './to-top.ts'

type PagerProps = {
  page: number
  perPage: number
  total: number
  /** The address of a page of the list, so that each can be shared and opened without JavaScript. */
  pageAddress: (page: number) => string
}

/** The way through a list that is read page by page. Nothing when it fits on one. */
export function Pager({ page, perPage, total, pageAddress }: PagerProps) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1) return null
  const locale = getLocale()
  return (
    <nav className={styles.pager} data-part="pager" aria-label={m.page_pager()}>
      {page > 1 && (
        <Link className="btn btn-line btn-sm" rel="prev" to={pageAddress(page - 1)} onClick={toTop}>
          <Icon of={arrowLeftIcon} />
          {m.page_pager_previous()}
        </Link>
      )}
      <span>{m.page_pager_position({ page: formatNumber(page, locale), pages: formatNumber(pages, locale) })}</span>
      {page < pages && (
        <Link className="btn btn-line btn-sm" rel="next" to={pageAddress(page + 1)} onClick={toTop}>
          {m.page_pager_next()}
          <Icon of={arrowRightIcon} />
        </Link>
      )}
    </nav>
  )
}
