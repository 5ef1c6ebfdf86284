import type { galleryPictureResource, ListCall, Resource, RowOf } from '@prostuti/contract/staff'
import { pickText } from '@prostuti/text/locale'
import * as m from '@prostuti/text/messages'
import { getLocale } from '@prostuti/text/runtime'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post } from '../../api/call.ts'
import { OrderedList } from '../../kit/order/ordered-list.tsx'
import { useArrange } from '../../kit/order/use-arrange.ts'
import { PictureDrop } from '../../kit/picture/picture-drop.tsx'
import { UploadRows } from '../../kit/picture/upload-rows.tsx'
import { useUploads } from '../../kit/picture/use-uploads.ts'
import styles from './gallery.module.css'
import { PictureRow } from './picture-row.tsx'

type Picture = RowOf<typeof galleryPictureResource>

const path: (typeof galleryPictureResource)['path'] = '/api/v3/admin/gallery-pictures'

type AlbumPicturesProps = { albumId: number; mayWrite: boolean }

/** The pictures of one album: many are dropped at once, each gets its words here, and all are arranged by hand. */
export function AlbumPictures({ albumId, mayWrite }: AlbumPicturesProps) {
  const client = useQueryClient()
  const query = get<ListCall<Picture>>(path, { query: { album: String(albumId), sort: 'position', 'per-page': '200' } })
  const found = useQuery({ ...query, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 })
  const reload = async () => {
    await client.invalidateQueries({ queryKey: [path] })
    await client.invalidateQueries({ queryKey: ['/api/v3/admin/gallery-albums'] })
  }
  const { uploads, add, again, drop } = useUploads(async ({ image, width, height }) => {
    const fields = { gallery_album_id: albumId, image, width, height, caption: null, is_active: true }
    await post<Resource['create']>(path, { fields })
    await reload()
  })
  return (
    <section className={`card ${styles.pictures}`} aria-labelledby="album-pictures">
      <h2 id="album-pictures">{m.office_album_pictures()}</h2>
      <p className="hint">{m.office_album_pictures_hint()}</p>
      {mayWrite && <PictureDrop onFiles={add} isMany label={m.office_pictures_choose()} />}
      <UploadRows uploads={uploads} again={again} drop={drop} />
      {found.error && (
        <div role="alert" className={styles.failed}>
          <p>{found.error.message}</p>
          <button type="button" className="btn btn-line" onClick={() => void found.refetch()}>
            {m.office_try_again()}
          </button>
        </div>
      )}
      {found.isPending && <p role="status">{m.office_loading()}</p>}
      {found.data?.rows.length === 0 && uploads.length === 0 && <p>{m.office_album_no_pictures()}</p>}
      {found.data && <Arranged rows={found.data.rows} mayWrite={mayWrite} onSaved={reload} />}
    </section>
  )
}

type ArrangedProps = { rows: Picture[]; mayWrite: boolean; onSaved: () => Promise<void> }

function Arranged({ rows, mayWrite, onSaved }: ArrangedProps) {
  const { items, move, failure } = useArrange(path, rows)
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      <OrderedList
        items={items}
        keyOf={({ id }) => id}
        nameOf={({ caption }) => (caption ? pickText(caption, getLocale()) : m.office_album_no_words())}
        label={m.office_album_pictures()}
        isDisabled={!mayWrite}
        onMove={move}
      >
        {(picture) => <PictureRow picture={picture} mayWrite={mayWrite} onSaved={onSaved} />}
      </OrderedList>
    </>
  )
}
