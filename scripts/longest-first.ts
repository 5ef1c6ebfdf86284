import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of about seven seconds and more, the longest first. */
export const longFiles = [
  'random-schedules',
  'staff-matrix',
  'any-day',
  'keep-running',
  'serve',
  'killed-import',
  'question-import',
  'doctor-matrix',
  'killed-process',
  'gateway-callbacks',
  'every-pack-sitting.walkthrough',
  'seed-demo',
  'durability',
  'start-render-thread',
  'list-plans',
  'exam-plans',
  'page-renderer',
  'after-a-kill',
  'sign-in',
  'compile',
  'paper-desk',
  'start',
  'keys',
  'regrade-papers',
  'seat-rush',
  'pacing',
]

/**
 * In a new checkout nothing is known of an earlier run. A long file that is begun last keeps one core busy while the others
 * have nothing left to do.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    // Projects stay together: a worker that changes from one to the other loads everything anew.
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((ofProject) =>
      ofProject.toSorted((one, other) => rank(one) - rank(other)),
    )
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = longFiles.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
  return index === -1 ? longFiles.length : index
}
