import { formatDate } from '@prostuti/text/dates'
import { localizeDigits } from '@prostuti/text/digits'
import * as m from '@prostuti/text/messages'
import { formatNumber } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { Icon, type IconShape } from '@prostuti/ui/icon'
import {
  downloadIcon,
  lectureSheetIcon,
  materialNoteIcon,
  questionBankIcon,
  slidesIcon,
} from '@prostuti/ui/icons/materials'
import { Link } from 'react-router'
import { lastPageOf } from '../../kit/reader/last-page.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import type { Material } from './material-queries.ts'
import { kindWords, sizeWords } from './material-words.ts'
import styles from './materials.module.css'

const kindIcons: Record<Material['kind'], IconShape> = {
  lecture_sheet: lectureSheetIcon,
  slides: slidesIcon,
  note: materialNoteIcon,
  question_bank: questionBankIcon,
}

type MaterialRowProps = { material: Material; busy: boolean; onDownload: () => void }

export function MaterialRow({ material, busy, onDownload }: MaterialRowProps) {
  const { id, title, kind, pages, bytes, published_at } = material
  const locale = getLocale()
  const read = lastPageOf(`material-${id}`)
  return (
    <li className={styles.material}>
      <Icon of={kindIcons[kind]} size="lg" />
      <div>
        <Link className={styles.materialName} to={`?open=${id}`}>
          <Phrase text={title} />
        </Link>
        <p className={styles.materialFacts}>
          <span>{kindWords[kind]()}</span>
          <span>{m.material_pages({ count: formatNumber(pages, locale) })}</span>
          <span>{formatDate(new Date(published_at), locale, 'short')}</span>
          {read !== undefined && read > 1 && read <= pages && (
            <span className={styles.materialRead}>{m.material_continue({ page: localizeDigits(read, locale) })}</span>
          )}
        </p>
      </div>
      {material.download_allowed && (
        <button
          type="button"
          className="icon-btn"
          aria-label={m.material_download_named({ title, size: sizeWords(bytes) })}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={onDownload}
        >
          <Icon of={downloadIcon} size="lg" />
        </button>
      )}
    </li>
  )
}
