import type { Doctor, myProfile, ResponseOf } from '@prostuti/contract'
import { useQueryClient } from '@tanstack/react-query'
import { get } from '../../api/get.ts'
import { appDataQuery } from '../app-data/use-app-data.ts'

export const myProfileQuery = get<typeof myProfile>('/api/v3/web/doctor/my-profile')

/** Every page knows the doctor from app data: what was just saved shows there at once. */
export function useStoreDoctor(): (doctor: Doctor) => void {
  const client = useQueryClient()
  return (doctor) => {
    client.setQueryData<ResponseOf<typeof myProfile>>(myProfileQuery.queryKey, { doctor })
    client.setQueryData(appDataQuery.queryKey, (app) => app && { ...app, doctor })
  }
}
