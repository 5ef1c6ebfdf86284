import type { Doctor, uploadAvatar } from '@prostuti/contract'
import { upload } from '../../api/upload.ts'

/** `onProgress` is given a share between 0 and 1. */
export const sendAvatar = (file: Blob, onProgress: (share: number) => void): Promise<{ doctor: Doctor }> =>
  upload<typeof uploadAvatar>('/api/v3/web/doctor/avatar', { file, onProgress })
