const quality = 0.9

export type Picture = { blob: Blob; preview: string }

/**
 * A phone's photo is many megabytes, and the server keeps a small square of it: made small here, it goes through a slow
 * network. The preview is a data address, because the page's policy allows no other. Undefined when it is no picture.
 */
export async function shrinkPicture(file: Blob, longestSide = 1024): Promise<Picture | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return undefined
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return undefined
  // What is transparent would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? { blob, preview: canvas.toDataURL('image/jpeg', quality) } : undefined
}
