import * as m from '@prostuti/text/messages'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { QuestionObjections } from '../../kit/objection/question-objections.tsx'
import styles from './inbox.module.css'
import { useOpenInbox } from './inbox.tsx'

/** What doctors object to one question, and the one answer to all of them, beside the inbox. */
export function Component() {
  const { search } = useOpenInbox()
  return (
    <section className={styles.pane} aria-label={m.office_menu_objections()}>
      <Link className={`link ${styles.back}`} to={{ pathname: '/inbox', search }}>
        <ArrowLeft aria-hidden="true" size={18} /> {m.office_inbox_back()}
      </Link>
      <QuestionObjections />
    </section>
  )
}
