/** Works through papers one by one and adds up; one that fails does not keep the others from their turn. */
export async function sweepPapers(
  papers: readonly { id: number }[],
  work: (paperId: number) => Promise<number>,
): Promise<number> {
  let done = 0
  const errors: unknown[] = []
  for (const { id } of papers) {
    try {
      done += await work(id)
    } catch (error) {
      errors.push(new Error(`paper ${id}`, { cause: error }))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${papers.length} papers failed`)
  return done
}
