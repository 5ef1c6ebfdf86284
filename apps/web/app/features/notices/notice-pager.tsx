import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { arrowLeftIcon, arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import styles from '../../kit/page/page.module.css'
import { toTop } from '../../kit/page/to-top.ts'
import { type NoticesView, viewAddress } from './notices-view.ts'

/** By age, without a count: nobody needs to know how many there ever were. */
export function NoticePager({ view, more }: { view: NoticesView; more: boolean }) {
  if (view.page === 1 && !more) return null
  const to = (page: number) => viewAddress({ ...view, page })
  return (
    <nav className={styles.pager} data-part="pager" aria-label={m.notice_pages()}>
      {view.page > 1 && (
        <Link className="btn btn-line btn-sm" rel="prev" to={to(view.page - 1)} onClick={toTop}>
          <Icon of={arrowLeftIcon} />
          {m.notice_newer()}
        </Link>
      )}
      {more && (
        <Link className="btn btn-line btn-sm" rel="next" to={to(view.page + 1)} onClick={toTop}>
          {m.notice_older()}
          <Icon of={arrowRightIcon} />
        </Link>
      )}
    </nav>
  )
}
