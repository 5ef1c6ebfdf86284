import pg from 'pg'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the test cluster's maintenance database. */
    testClusterUrl: string
  }
}

export const REFERENCE_TEMPLATE = 'template_reference'
export const DEMO_TEMPLATE = 'template_demo'

/** The address of another database of the same cluster. */
export function urlOfDatabase(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Copying files is quicker than copying through the log, as nothing here needs to survive a crash. */
export async function cloneDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  const [target, source] = [pg.escapeIdentifier(name), pg.escapeIdentifier(template)]
  await client.query(`create database ${target} template ${source} strategy file_copy`)
}
