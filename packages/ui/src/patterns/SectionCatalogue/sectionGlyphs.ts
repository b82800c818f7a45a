/** The icons of sections by their Lucide names; named imports bundle only these. */
import {
  Apple,
  Award,
  BadgeCheck,
  BookOpen,
  CalendarDays,
  FileText,
  Handshake,
  Heart,
  Images,
  Info,
  Leaf,
  ListChecks,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Newspaper,
  Recycle,
  Ruler,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  Store,
  Table2,
  Text,
  Truck,
  UserRound,
  Utensils,
  WashingMachine,
  Wheat,
} from 'lucide-react';

const glyphs: Readonly<Record<string, LucideIcon>> = {
  apple: Apple,
  award: Award,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  'calendar-days': CalendarDays,
  'file-text': FileText,
  handshake: Handshake,
  heart: Heart,
  images: Images,
  info: Info,
  leaf: Leaf,
  'list-checks': ListChecks,
  'map-pin': MapPin,
  'message-circle-question': MessageCircleQuestion,
  newspaper: Newspaper,
  recycle: Recycle,
  ruler: Ruler,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  sparkles: Sparkles,
  store: Store,
  'table-2': Table2,
  text: Text,
  truck: Truck,
  'user-round': UserRound,
  utensils: Utensils,
  'washing-machine': WashingMachine,
  wheat: Wheat,
};

/** Names of the selectable icons. */
export const glyphNames: readonly string[] = Object.keys(glyphs);

/** The icon of a name; a page for an unknown one. */
export const glyphOf = (name: string | null): LucideIcon => glyphs[name ?? ''] ?? FileText;

/** `book-open` as `Book open`. */
export function glyphWords(name: string): string {
  const words = name.replaceAll('-', ' ').replace(/ \d+$/, '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
