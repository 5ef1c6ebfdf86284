/** Where the server of the journeys believes the staff site to be; nobody ever goes there. */
export const adminUrl = 'https://staff.prostuti.example'
