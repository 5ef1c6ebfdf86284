import sharp from 'sharp'

/** A page as it was drawn, for who needs no name in it. */
export const plainPage = (png: Buffer): Promise<Buffer> => sharp(png).webp({ quality: 80 }).toBuffer()
