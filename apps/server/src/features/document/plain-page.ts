import { loadSharp } from '../../large-libraries.ts'

/** A page as it was drawn, for who needs no name in it. */
export const plainPage = (png: Buffer): Promise<Buffer> => loadSharp()(png).webp({ quality: 80 }).toBuffer()
