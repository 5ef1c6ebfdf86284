/** The kind of the job that books many parcels; labels can be asked for of what one has booked. */
export const bookParcelsJob = 'parcels.book'
