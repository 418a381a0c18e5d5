import {
  BadgePercent,
  ChartLine,
  ChevronDown,
  CircleHelp,
  Code,
  CreditCard,
  Droplets,
  ExternalLink,
  FileText,
  Gift,
  House,
  KeyRound,
  Languages,
  Layers,
  LifeBuoy,
  ListOrdered,
  Mail,
  Menu,
  Moon,
  Repeat,
  Search,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Sparkles,
  Sun,
  Tags,
  Tv,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** The interface icons by the names that a menu item may carry. */
const ICONS: Record<string, LucideIcon> = {
  'badge-percent': BadgePercent,
  'chart-line': ChartLine,
  'chevron-down': ChevronDown,
  'circle-help': CircleHelp,
  code: Code,
  'credit-card': CreditCard,
  droplets: Droplets,
  'external-link': ExternalLink,
  'file-text': FileText,
  gift: Gift,
  house: House,
  'key-round': KeyRound,
  languages: Languages,
  layers: Layers,
  'life-buoy': LifeBuoy,
  'list-ordered': ListOrdered,
  mail: Mail,
  menu: Menu,
  moon: Moon,
  repeat: Repeat,
  search: Search,
  settings: Settings,
  'shield-check': ShieldCheck,
  'shopping-cart': ShoppingCart,
  sparkles: Sparkles,
  sun: Sun,
  tags: Tags,
  tv: Tv,
  users: Users,
  wallet: Wallet,
};

interface IconProps {
  name: string;
  size?: 16 | 20 | 24;
}

/** A decoration: what it means stands beside it as text. An unknown name draws nothing. */
export function Icon({ name, size = 20 }: IconProps) {
  const Drawing = ICONS[name];
  return Drawing ? (
    <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />
  ) : null;
}
