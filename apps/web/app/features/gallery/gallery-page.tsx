import * as m from '@prostuti/text/messages'
import { formatCount } from '@prostuti/text/numbers'
import { getLocale } from '@prostuti/text/runtime'
import { EmptyState } from '@prostuti/ui/empty-state'
import { Icon } from '@prostuti/ui/icon'
import { arrowRightIcon } from '@prostuti/ui/icons/common'
import { SectionHead } from '@prostuti/ui/section-head'
import { Link, useSearchParams } from 'react-router'
import { LoadedPage } from '../../kit/page/loaded-page.tsx'
import { PageHead } from '../../kit/page/page-head.tsx'
import { Pager } from '../../kit/page/pager.tsx'
import { toTop } from '../../kit/page/to-top.ts'
import { Phrase } from '../../kit/rich-text/phrase.tsx'
import { AlbumFacts } from './album-facts.tsx'
import { AlbumPage } from './album-page.tsx'
import { galleryCrumbs } from './crumbs.ts'
import styles from './gallery.module.css'
import { type GalleryView, galleryAddress, readGalleryView } from './gallery-address.ts'
import { type AlbumList, albumsPerPage, albumsQuery } from './gallery-queries.ts'
import { GallerySkeleton } from './gallery-skeleton.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { ShownPicture } from './shown-picture.tsx'

export function GalleryPage() {
  const [params] = useSearchParams()
  const view = readGalleryView(params)
  return view.album ? <AlbumPage album={view.album} view={view} /> : <Albums view={view} />
}

function Albums({ view }: { view: GalleryView }) {
  return (
    <LoadedPage
      query={albumsQuery(view.page)}
      skeleton={<GallerySkeleton />}
      errorTitle={m.gallery_error()}
      title={() => m.gallery_title()}
    >
      {({ albums, total }) => (
        <div className={`wrap ${styles.gallery}`}>
          <PageHead crumbs={galleryCrumbs()} title={m.gallery_title()} lead={m.gallery_lead()} />
          {albums.length === 0 && (
            <div className="card">
              <EmptyState title={m.gallery_empty_title()} text={m.gallery_empty_text()} />
            </div>
          )}
          {albums.map((album, at) => (
            <AlbumSection key={album.id} album={album} view={view} eager={at === 0} />
          ))}
          <Pager
            page={view.page ?? 1}
            perPage={albumsPerPage}
            total={total}
            pageAddress={(page) => galleryAddress({ page })}
          />
          {view.shown && <ShownPicture shown={view.shown} known={albums.find(({ id }) => id === view.shown?.album)} />}
        </div>
      )}
    </LoadedPage>
  )
}

type AlbumSectionProps = { album: AlbumList['albums'][number]; view: GalleryView; eager: boolean }

function AlbumSection({ album, view, eager }: AlbumSectionProps) {
  const { id, title, description, pictures, picture_count } = album
  const more = picture_count > pictures.length
  return (
    <section className={styles.album} aria-labelledby={`album-${id}`}>
      <SectionHead
        id={`album-${id}`}
        title={<Phrase text={title} />}
        text={description && <Phrase text={description} />}
      />
      <AlbumFacts album={album} />
      <PictureGrid album={id} pictures={pictures} view={view} eager={eager} />
      {more && (
        <Link className={`btn btn-line ${styles.albumMore}`} to={galleryAddress({ album: id })} onClick={toTop}>
          {m.gallery_whole_album({ count: formatCount(picture_count, getLocale()) })}
          <Icon of={arrowRightIcon} />
        </Link>
      )}
    </section>
  )
}
