import type { OrnamentName } from '../../art/ornaments'
import { ResponsiveImage } from '../../islands/picture/ResponsiveImage'
import { findPicture } from './findPicture'

/** A field of lines that decorates the page. Hidden from screen readers, and loaded lazily. */
export function Ornament({ name }: { name: OrnamentName }) {
  return <ResponsiveImage file={findPicture(name)} alt="" className="ornament" />
}
