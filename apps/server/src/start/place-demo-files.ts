import { listDemoFiles } from '@prostuti/db'
import { type Finding, warn } from '../config/finding.ts'
import { AppError } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * The videos and documents of the demo content, to where the server looks for a centre's own. What is there already stays. A store
 * that is away keeps nobody from starting: everything but files goes on.
 */
export async function placeDemoFiles(storage: Storage): Promise<Finding[]> {
  try {
    for (const { key, path } of await listDemoFiles())
      if ((await storage.stat(key)) === undefined) await storage.putFile(key, path)
    return []
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error
    const why = error.cause instanceof Error ? ` (${error.cause.message})` : ''
    const sentence = `The videos and documents of the demo could not be stored${why}: see that the store answers; the next start brings them.`
    return [warn(storage.isLocal ? 'DATA_DIR' : 'S3_ENDPOINT', sentence)]
  }
}
