import type { galleryPictureResource, Resource, RowOf } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { TextField } from '@prostuti/ui/text-field'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { post, readOnce } from '../../api/call.ts'
import { ShownPicture } from '../../kit/picture/shown-picture.tsx'
import styles from './gallery.module.css'

const path = '/api/v3/admin/gallery-pictures'

type Picture = RowOf<typeof galleryPictureResource>
type PictureRowProps = { picture: Picture; mayWrite: boolean; onSaved: () => Promise<void> }

/** One picture with what it shows in words; without them no visitor sees it, and the row says so. */
export function PictureRow({ picture, mayWrite, onSaved }: PictureRowProps) {
  const [words, setWords] = useState({ bn: picture.caption?.bn ?? '', en: picture.caption?.en ?? '' })
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isChanged = words.bn !== (picture.caption?.bn ?? '') || words.en !== (picture.caption?.en ?? '')

  const write = async (changes: { caption?: typeof words; is_active?: boolean }) => {
    if (isBusy) return
    setIsBusy(true)
    setWrong(undefined)
    try {
      const params = { id: picture.id }
      const { fields, version } = await readOnce<Resource['read']>(`${path}/:id`, { params })
      await post<Resource['save']>(`${path}/:id`, { version, fields: { ...fields, ...changes } }, { params })
      await onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setWrong(Object.values(error.fields)[0]?.[0] ?? error.message)
    } finally {
      setIsBusy(false)
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void write({ caption: words })
  }
  return (
    <form className={styles.row} onSubmit={save}>
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
            onChange={({ currentTarget }) => setWords({ ...words, [language]: currentTarget.value })}
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
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => void write({ is_active: !picture.is_active })}
          >
            {picture.is_active ? m.office_picture_hide() : m.office_picture_show()}
          </button>
          <Link className="btn btn-quiet btn-sm" to={`/gallery-pictures/${picture.id}`}>
            {m.office_history()}
          </Link>
        </div>
      )}
    </form>
  )
}
