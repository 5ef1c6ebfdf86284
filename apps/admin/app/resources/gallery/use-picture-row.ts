import type { FieldsOf, galleryPictureResource, RowOf } from '@prostuti/contract/staff'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { post, readOnce } from '../../api/call.ts'

type PictureResource = typeof galleryPictureResource
export type Picture = RowOf<PictureResource>
type Fields = FieldsOf<PictureResource>
type Words = { bn: string; en: string }

const path: PictureResource['path'] = '/api/v3/admin/gallery-pictures'

const wordsOf = (caption: Picture['caption']): Words => ({ bn: caption?.bn ?? '', en: caption?.en ?? '' })

const fieldsOf = ({ gallery_album_id, image, width, height, caption, is_active }: Picture): Fields => ({
  gallery_album_id,
  image,
  width,
  height,
  caption: caption && wordsOf(caption),
  is_active,
})

/** What a row of the album writes: always over what the row showed, and never over what somebody else wrote meanwhile. */
export function usePictureRow(picture: Picture, onSaved: () => Promise<void>) {
  // What is being typed stands on the row as it was when the typing began, even when the list has been read again since.
  const [typed, setTyped] = useState<{ words: Words; over: Picture }>()
  const [conflict, setConflict] = useState<{
    seen: Fields
    mine: Fields
    theirs: Fields
    by: string
    version: number
  }>()
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const over = typed?.over ?? picture
  const words = typed?.words ?? wordsOf(picture.caption)
  const params = { id: picture.id }

  const write = async (fields: Fields, version: number, isWhole: boolean) => {
    if (isBusy) return
    const { is_active } = fields
    setIsBusy(true)
    setWrong(undefined)
    try {
      const saved = await post<PictureResource['save']>(`${path}/:id`, { version, fields }, { params })
      setConflict(undefined)
      // Shown or hidden while words were being typed: they go on from there.
      setTyped(isWhole || !typed ? undefined : { ...typed, over: { ...over, is_active, version: saved.version } })
      await onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'version_conflict') await showTheirs(fields)
      else setWrong(Object.values(error.fields)[0]?.[0] ?? error.message)
    } finally {
      setIsBusy(false)
    }
  }

  const showTheirs = async (mine: Fields) => {
    const theirs = await readOnce<PictureResource['read']>(`${path}/:id`, { params })
    setConflict({
      seen: fieldsOf(over),
      mine,
      theirs: theirs.fields,
      by: theirs.changed_by?.name ?? '',
      version: theirs.version,
    })
  }

  return {
    words,
    wrong,
    isBusy,
    conflict,
    isChanged: words.bn !== wordsOf(over.caption).bn || words.en !== wordsOf(over.caption).en,
    type: (language: keyof Words, text: string) => setTyped({ words: { ...words, [language]: text }, over }),
    save: () => void write({ ...fieldsOf(over), caption: words }, over.version, true),
    show: (isActive: boolean) => void write({ ...fieldsOf(over), is_active: isActive }, over.version, false),
    /** What was chosen of the two is saved over the other's version. */
    settle: (chosen: Record<string, unknown>) =>
      void (conflict && write({ ...conflict.mine, ...chosen }, conflict.version, true)),
  }
}
