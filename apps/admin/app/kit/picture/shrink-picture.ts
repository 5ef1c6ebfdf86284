/** No page shows a picture larger; the server makes it this size too. */
const longestSide = 1600

/** What is sent as it is: below this, making it smaller gains nothing. */
const smallBytes = 400_000

/**
 * A photograph of a phone has ten times the bytes that a page needs, and the office's line may be a phone's as well: it is made
 * smaller before it is sent. What this browser cannot read goes as it is, and the server judges it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= smallBytes) return file
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const made = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
    return made.size < file.size ? made : file
  } catch {
    return file
  }
}
