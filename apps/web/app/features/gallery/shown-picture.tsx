import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { galleryAddress, type PictureName, readGalleryView } from './gallery-address.ts'
import { type Picture, wholeAlbumQuery } from './gallery-queries.ts'
import { LightBox } from './light-box.tsx'
import { thumbId } from './picture-grid.tsx'

/** What a page has of an album already. */
export type KnownAlbum = { id: number; title: string; picture_count: number; pictures: readonly Picture[] }

/** The picture that the address names, over the page. Back closes it, and the address can be shared. */
export function ShownPicture({ shown, known }: { shown: PictureName; known: KnownAlbum | undefined }) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const isWhole = known !== undefined && known.pictures.length >= known.picture_count
  const { data } = useQuery({ ...wholeAlbumQuery(shown.album), enabled: !isWhole })
  // Kept here, too: the address follows a moment later, and the next key counts from what is on the screen.
  const [picture, setPicture] = useState(shown.picture)
  const album = [data && { ...data.album, pictures: data.pictures }, known].find(
    (each) => each && positionIn(each.pictures, picture) >= 0,
  )
  useFocusOnThumb(picture)
  if (!album) return null

  const view = readGalleryView(new URLSearchParams(search))
  const opened = (state as { opened?: boolean } | null)?.opened
  return (
    <LightBox
      title={album.title}
      pictures={album.pictures}
      at={positionIn(album.pictures, picture)}
      onTurn={(at) => {
        const next = album.pictures[at]?.id ?? picture
        setPicture(next)
        navigate(galleryAddress({ ...view, shown: { album: shown.album, picture: next } }), { replace: true, state })
      }}
      // Opened from this page, it is a step that is taken back; opened by its address, there is nothing to go back to.
      onClose={() =>
        opened ? navigate(-1) : navigate(galleryAddress({ ...view, shown: undefined }), { replace: true })
      }
    />
  )
}

const positionIn = (pictures: readonly Picture[], picture: number) => pictures.findIndex(({ id }) => id === picture)

/** When the light box closes, the keyboard stands on the picture that was shown last, if the page has it. */
function useFocusOnThumb(picture: number): void {
  const last = useRef(picture)
  useEffect(() => {
    last.current = picture
  }, [picture])
  useEffect(
    () => () => {
      const id = thumbId(last.current)
      // After the dialog has given the focus back to where it was opened.
      queueMicrotask(() => document.getElementById(id)?.focus())
    },
    [],
  )
}
