//! The memory of the wasm.

use std::alloc::{GlobalAlloc, Layout};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// An allocator that remembers when there was no memory left. Whoever asked for it stops the program, and whoever finds it
/// stopped can learn why.
pub struct Memory<A> {
    inner: A,
    ran_out: AtomicBool,
}

impl<A> Memory<A> {
    /// The same allocator, watched.
    pub const fn new(inner: A) -> Self {
        Memory { inner, ran_out: AtomicBool::new(false) }
    }

    /// Whether memory has ever run out.
    pub fn ran_out(&self) -> bool {
        self.ran_out.load(Relaxed)
    }

    fn watched(&self, got: *mut u8) -> *mut u8 {
        if got.is_null() {
            self.ran_out.store(true, Relaxed);
        }
        got
    }
}

// SAFETY: every call is handed on as it is, and every answer too.
unsafe impl<A: GlobalAlloc> GlobalAlloc for Memory<A> {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller promises what the inner allocator asks for.
        self.watched(unsafe { self.inner.alloc(layout) })
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: likewise.
        unsafe { self.inner.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: likewise.
        self.watched(unsafe { self.inner.alloc_zeroed(layout) })
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: likewise.
        self.watched(unsafe { self.inner.realloc(pointer, layout, size) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Has no memory at all.
    struct Nothing;

    // SAFETY: a null pointer is an answer that every allocator may give.
    unsafe impl GlobalAlloc for Nothing {
        unsafe fn alloc(&self, _: Layout) -> *mut u8 {
            std::ptr::null_mut()
        }

        unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
    }

    #[test]
    fn that_memory_ran_out_is_remembered() {
        let memory = Memory::new(Nothing);
        assert!(!memory.ran_out());
        // SAFETY: the size is not zero.
        assert!(unsafe { memory.alloc(Layout::new::<u64>()) }.is_null());
        assert!(memory.ran_out());
    }
}
