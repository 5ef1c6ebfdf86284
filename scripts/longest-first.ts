import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of about seven seconds and more, the longest first. */
export const longFiles = [
  'staff-matrix',
  'random-schedules',
  'keep-running',
  'invite-owner',
  'serve',
  'any-day',
  'durability',
  'start-render-thread',
  'compile',
  'random-subscriptions',
  'embedded',
  'gateway-callbacks',
  'page-renderer',
  'doctor-matrix',
  'seed-papers',
  'after-a-kill',
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
