import * as m from '@prostuti/text/messages'
import { Icon } from '@prostuti/ui/icon'
import { chevronRightIcon } from '@prostuti/ui/icons/common'
import { Link } from 'react-router'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import styles from './styles/complaints.module.css'

type Named = { name: string; to?: string | undefined }
type AboutFactsProps = { course: Named | '' | undefined | null; thing?: (Named & { label: string }) | undefined }

/** The course and the thing of it that a complaint is about; each leads back to where it is. */
export function AboutFacts({ course, thing }: AboutFactsProps) {
  if (!course && !thing) return null
  return (
    <dl className={styles.sayFacts}>
      {course && <Fact label={m.complaint_about_course()} {...course} />}
      {thing && <Fact {...thing} />}
    </dl>
  )
}

function Fact({ label, name, to }: Named & { label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {to ? (
          <Link className="link-in" to={to}>
            <Phrase text={name} /> <Icon of={chevronRightIcon} size="sm" />
          </Link>
        ) : (
          <Phrase text={name} />
        )}
      </dd>
    </div>
  )
}
