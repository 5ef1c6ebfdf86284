import * as m from '@prostuti/text/messages'
import { smsParts } from '@prostuti/text/sms-parts'
import { TextAreaField } from '@prostuti/ui/text-area-field'
import { TextField } from '@prostuti/ui/text-field'
import styles from '../../kit/exam/exam-screen.module.css'
import { numberWords } from '../../kit/exam/marks-words.ts'
import own from './campaign.module.css'

type TextCardProps = {
  title: string
  text: string
  onChange: (change: { title?: string; text?: string }) => void
  errorOf: (field: 'title' | 'text') => string | undefined
}

/** What it says, and how many parts that comes to while it is typed. */
export function TextCard({ title, text, onChange, errorOf }: TextCardProps) {
  return (
    <section className={`card ${styles.card}`} aria-labelledby="what">
      <header>
        <h2 id="what">{m.office_campaign_what()}</h2>
      </header>
      <div className={styles.body}>
        <TextField
          name="title"
          label={m.office_campaign_title()}
          hint={m.office_campaign_title_hint()}
          error={errorOf('title')}
          maxLength={120}
          value={title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <TextAreaField
          name="text"
          label={m.office_campaign_text()}
          error={errorOf('text')}
          rows={5}
          maxLength={670}
          value={text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
        <Parts text={text} />
      </div>
    </section>
  )
}

function Parts({ text }: { text: string }) {
  const { encoding, units, parts } = smsParts(text.normalize('NFC').trim())
  const [alone, joined] = encoding === 'ucs-2' ? [70, 67] : [160, 153]
  const room = parts === 1 ? alone : parts * joined
  return (
    <div className={own.parts}>
      <p role="status">
        {units === 0
          ? m.office_campaign_parts_none()
          : m.office_campaign_parts({ parts: numberWords(parts), units: numberWords(units), room: numberWords(room) })}
      </p>
      <p className="meta">
        {encoding === 'ucs-2' ? m.office_campaign_bengali_parts() : m.office_campaign_latin_parts()}
      </p>
    </div>
  )
}
