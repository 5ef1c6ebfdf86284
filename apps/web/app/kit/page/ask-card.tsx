import { Icon, type IconShape } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import styles from './ask-card.module.css'

type AskCardProps = { icon: IconShape; title: string; text: string; to: string; action: string }

/** Where to go when the page was not enough: one sentence and one way. */
export function AskCard({ icon, title, text, to, action }: AskCardProps) {
  return (
    <aside className={`card ${styles.askCard}`} data-part="ask-card" aria-label={title}>
      <Icon of={icon} size="lg" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      <Link className="btn btn-line btn-sm" to={to}>
        {action}
        <Icon of={arrowRightIcon} />
      </Link>
    </aside>
  )
}
