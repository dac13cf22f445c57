import { ornaments } from 'virtual:drawings'
import { ResponsiveImage } from '../islands/picture/ResponsiveImage'
import type { OrnamentName } from './art/ornaments'

/** A field of lines that decorates the page. Hidden from readers, and fetched only when it comes near. */
export function Ornament({ name }: { name: OrnamentName }) {
  return <ResponsiveImage file={ornaments[name]} alt="" className="ornament" />
}
