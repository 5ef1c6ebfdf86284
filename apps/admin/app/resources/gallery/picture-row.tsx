import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { Conflict } from '../../kit/form/conflict.tsx'
import { ShownPicture } from '../../kit/picture/shown-picture.tsx'
import styles from './gallery.module.css'
import { pictureLabels } from './picture-labels.ts'
import { type Picture, usePictureRow } from './use-picture-row.ts'

type PictureRowProps = { picture: Picture; mayWrite: boolean; onSaved: () => Promise<void> }

/** One picture with what it shows in words; without them no visitor sees it, and the row says so. */
export function PictureRow({ picture, mayWrite, onSaved }: PictureRowProps) {
  const { words, wrong, isBusy, isChanged, conflict, type, save, show, settle } = usePictureRow(picture, onSaved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form className={styles.row} onSubmit={submit}>
      <div className={styles.picture}>
        <ShownPicture image={picture.image} alt={picture.caption?.bn ?? ''} />
        {picture.caption === null && <span className="chip chip-bad">{m.office_album_no_words()}</span>}
        {!picture.is_active && <span className="chip chip-line">{m.office_hidden()}</span>}
      </div>
      <div className={styles.words}>
        {(['bn', 'en'] as const).map((language) => (
          <TextField
            key={language}
            name={`caption-${picture.id}-${language}`}
            lang={language}
            label={
              language === 'bn'
                ? m.office_in_bengali({ what: m.office_picture_alt() })
                : m.office_in_english({ what: m.office_picture_alt() })
            }
            note={language === 'en' ? m.office_optional() : undefined}
            value={words[language]}
            disabled={!mayWrite}
            error={language === 'bn' ? wrong : undefined}
            onChange={({ currentTarget }) => type(language, currentTarget.value)}
          />
        ))}
      </div>
      {mayWrite && (
        <div className={styles.acts}>
          {isChanged && (
            <button type="submit" className="btn btn-brand btn-sm" aria-busy={isBusy} aria-disabled={isBusy}>
              {m.office_save()}
            </button>
          )}
          <button type="button" className="btn btn-quiet btn-sm" onClick={() => show(!picture.is_active)}>
            {picture.is_active ? m.office_picture_hide() : m.office_picture_show()}
          </button>
          <Link className="btn btn-quiet btn-sm" to={`/gallery-pictures/${picture.id}`}>
            {m.office_history()}
          </Link>
        </div>
      )}
      {conflict && (
        <div className={styles.conflict}>
          <Conflict {...conflict} labels={pictureLabels()} onSettle={settle} />
        </div>
      )}
    </form>
  )
}
