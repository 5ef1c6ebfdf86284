import { SmartLink } from '../../../kit/page/smart-link.tsx'
import styles from '../styles/conversation.module.css'
import { linkParts } from './link-parts.ts'

export function MessageText({ text }: { text: string }) {
  if (text === '') return null
  return (
    <p className={styles.sayText}>
      {linkParts(text).map((part, position) =>
        position % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <SmartLink key={position} to={part} className="link-in">
            {part}
          </SmartLink>
        ),
      )}
    </p>
  )
}
