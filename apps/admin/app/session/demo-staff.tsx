import * as m from '@prostuti/text/messages'
import { useQuery } from '@tanstack/react-query'
import { roleWords, type StaffRole } from '../kit/staff/role-words.ts'
import styles from './sign-in.module.css'

type DemoMember = { email: string; password: string; role: StaffRole; code: string }

/** Answers in a demo on this machine, and nowhere else. */
async function fetchMembers(): Promise<DemoMember[]> {
  const response = await fetch('/api/demo-staff')
  return response.ok ? ((await response.json()) as { members: DemoMember[] }).members : []
}

const useDemoStaff = (isDemo: boolean) =>
  useQuery({ queryKey: ['demo-staff'], queryFn: fetchMembers, enabled: isDemo, refetchInterval: 5_000 }).data ?? []

type DemoStaffProps = { isDemo: boolean; onChoose: (member: DemoMember) => void }

/** A member of each role to look around as. */
export function DemoStaff({ isDemo, onChoose }: DemoStaffProps) {
  const members = useDemoStaff(isDemo)
  if (members.length === 0) return null
  return (
    <section className={styles.demo} aria-label={m.office_demo_staff()}>
      <p>{m.office_demo_staff()}</p>
      <div>
        {members.map((member) => (
          <button key={member.email} type="button" className="btn btn-line btn-sm" onClick={() => onChoose(member)}>
            {roleWords(member.role)}
          </button>
        ))}
      </div>
    </section>
  )
}

/** What the authenticator app of this demo member would show. */
export function DemoCode({ isDemo, email }: { isDemo: boolean; email: string }) {
  const member = useDemoStaff(isDemo).find((each) => each.email === email)
  return member ? <p className={styles.demo}>{m.office_demo_code({ code: member.code })}</p> : null
}
