import type { OrnamentName } from '../../art/ornaments'
import { ResponsiveImage } from '../../islands/picture/ResponsiveImage'
import { findPicture } from './findPicture'
import { useAssets } from './PageAssets'

/** A field of lines that decorates the page. Hidden from screen readers, and loaded lazily. */
export function Ornament({ name }: { name: OrnamentName }) {
  const file = findPicture(name)
  useAssets([file])
  return <ResponsiveImage file={file} alt="" className="ornament" />
}
